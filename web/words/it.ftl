### Quello che dice il tavolo nel browser.

## La prima pagina

ui-welcome = Vieni a sederti sotto il baobab
ui-tagline = Cinque giochi da tavolo ambientati in Africa, con gli amici tramite un link o contro i bot. Senza registrarsi, senza installare niente.
ui-your-name = Il tuo nome
ui-name-example = Amina
ui-games = I giochi
ui-my-tables = I miei tavoli
ui-open-tables = Tavoli aperti
ui-seats = { $few }–{ $many } giocatori
ui-minutes = { $few }–{ $many } min
ui-weight-1 = leggero
ui-weight-2 = medio
ui-weight-3 = impegnativo
ui-against-bots = Contro i bot
ui-bots-now = { $count } × { $level }
ui-bots-of = Contro i bot: { $title }
ui-bots-change = Scegli i bot
ui-bots-level = Quanto sono forti i bot?
ui-bots-easy = per la prima partita
ui-bots-normal = gioca con criterio
ui-bots-hard = pensa in anticipo
ui-bots-expert = si prende tempo, e i tuoi punti
ui-bots-kept = La prossima volta basta un clic per una partita così.
ui-start = Comincia la partita
ui-watch-tables = Partite da guardare
ui-with-friends = Con gli amici
ui-free-seat = posto libero
ui-player = Giocatore { $n }
ui-status-open = si aspettano giocatori
ui-status-playing = in corso
ui-status-over = finita
ui-your-turn = Tocca a te
ui-yes = sì
ui-no = no

## I bot

ui-bot-easy = Bot facile
ui-bot-normal = Bot normale
ui-bot-hard = Bot difficile
ui-bot-expert = Bot esperto

## Un nuovo tavolo

ui-new-table = Nuovo tavolo: { $title }
ui-how-many = Quanti posti?
ui-who-sits = Chi siede al tavolo?
ui-seat = Posto { $n }
ui-seat-me = io
ui-seat-here = anche su questo dispositivo
ui-name-of = Nome del giocatore { $n }
ui-seat-open = un amico, con il link
ui-pass-and-play = Hai più di un posto: vi passerete questo dispositivo, e un sipario nasconde quello che gli altri non devono vedere.
ui-more-choices = Orologio, consigli, regole della casa
ui-clock = Orologio
ui-clock-none = senza orologio
ui-clock-quick = veloce: 10 minuti a testa, più 15 secondi a turno
ui-clock-evening = una serata: 40 minuti a testa, più 30 secondi a turno
ui-clock-days = con calma: 3 giorni a testa, più 12 ore a turno
ui-watch = Chi può guardare?
ui-watch-everybody = tutti
ui-watch-link = chi ha il link
ui-watch-nobody = solo chi gioca
ui-delay = Chi guarda vede la partita
ui-delay-count = { $count ->
        [0] mentre si gioca
        [100000] solo quando è finita
        [one] con una mossa di ritardo
       *[other] con { $count } mosse di ritardo
    }
ui-hints = Consigli per ciascuno
ui-hints-count = { $count ->
        [0] nessuno
        [1000] quanti ne vuoi
       *[other] { $count } in tutta la partita
    }
ui-open-table = Apri il tavolo

## Tornare

ui-come-back = Torna con un codice
ui-come-back-how = Hai giocato in un altro browser? Scrivi il codice che hai avuto lì, e ritrovi qui i tuoi posti.
ui-code = Codice
ui-come-in = Usa il codice
ui-code-make = Crea un codice
ui-code-why = Con un codice ritrovi i tuoi posti su un altro dispositivo, o se questo browser si dimentica di te.
ui-code-keep = Prendine nota. Funziona una volta sola, e uno nuovo prende il suo posto.
ui-code-next = Questo è il tuo prossimo codice: prendine nota, quello di prima non funziona più.
ui-welcome-back = Eccoti di nuovo! I tuoi posti sono qui.
ui-to-my-tables = Ai miei tavoli

## Prima della partita

ui-missing = { $count ->
        [0] Ci siete tutti.
        [one] C'è ancora un posto libero. Appena lo prende un amico, la partita comincia da sola.
       *[other] Ci sono ancora { $count } posti liberi. Appena li prendono gli amici, la partita comincia da sola.
    }
ui-start-when = Comincia quando vuoi.
ui-start-waits = Si aspetta che { $name } dia inizio alla partita.
ui-when-full = Comincia da sola appena il tavolo è pieno, anche con due giocatori sullo stesso dispositivo
ui-invite = Invita i tuoi amici
ui-invite-how = Chi apre questo link può sedersi a un posto libero, senza registrarsi.
ui-invite-here = Questo indirizzo funziona solo su questo computer. Per far entrare amici da fuori, avvia i tavoli con “baobab serve --host 0.0.0.0” e aprili all'indirizzo che questo computer ha nella tua rete.
ui-link = Link a questo tavolo
ui-copy = Copia il link
ui-share = Condividi il link
ui-share-text = Vieni a giocare con me: { $title }
ui-qr = Codice QR
ui-qr-how = Inquadralo con la fotocamera di un telefono: il tavolo si apre lì.
ui-link-copied = Il link è copiato: mandalo ai tuoi amici.
ui-sit = Siediti qui
ui-sit-too = Prendi anche questo posto
ui-waits-friend = libero, per un amico
ui-here-too = Su questo dispositivo
ui-stand-up = Alzati
ui-free-this = Libera questo posto
ui-give-to-bot = Dallo a un bot
ui-host = ha aperto il tavolo
ui-you = tu
ui-other-device = Su un altro dispositivo
ui-no-table = Qui non c'è niente da giocare
ui-unplayable = Questa partita si può soltanto leggere
ui-unplayable-moves = Quello che è stato scritto
ui-unplayable-result = Risultato: { $result }
ui-unplayable-nothing = Non se ne può mostrare niente.
ui-to-front = Alla prima pagina
ui-nowhere = Qui non c'è niente
ui-nowhere-why = Questo indirizzo non porta a nessuna pagina e a nessun tavolo. Forse manca una lettera, o il link è stato tagliato.
ui-no-title = Qui non c'è nessun gioco che si chiama “{ $title }”. Ci sono questi:

## Al tavolo

ui-question = La domanda
ui-options = Che cosa puoi fare
ui-players = Giocatori
ui-board = Tabellone
ui-picture = Disegno della partita
ui-picture-lost = Senza connessione questo disegno non si può caricare: riprovo…
ui-part-map = Mappa
ui-part-rest = Situazione
ui-mine = Quello che è tuo
ui-log = Diario
ui-chat = Chat
ui-notes = Note
ui-side = Diario, chat e note
ui-sheet-play = Gioca
ui-sheet-players = Giocatori
ui-sheet-side = Diario
ui-since = dal tuo ultimo turno
ui-log-empty = Non è ancora successo niente.
ui-log-newest = Ultima riga
ui-row-more = Altro
ui-row-back = Indietro
ui-chat-empty = Nessuno ha ancora detto niente.
ui-chat-write = Di' qualcosa al tavolo
ui-send = Manda
ui-notes-write = Queste note le leggi solo tu.
ui-notes-kept = Salvate. Non le legge nessun altro.
ui-notes-keeping = Salvo…
ui-sending = Un momento…
ui-kept = Non c'è connessione. La tua mossa è al sicuro e parte appena la rete torna.
ui-held = Turno completo.
ui-watching = Guarda che cosa fanno gli altri.
ui-thinking = { $seat_the } sta pensando…
ui-skip = Salta
ui-ask-hint = Consiglio
ui-hint-thinking = Un bot sta pensando al tuo consiglio.
ui-hint-says = Il bot consiglia: { $text }.
ui-undo = Annulla
ui-undo-what = Annulla: { $what }
ui-redo = Rifai
ui-redo-what = Rifai: { $what }
ui-ask-back = Chiedi di tornare indietro
ui-reset = Ricomincia
ui-reset-what = { $count ->
        [one] Annulla l'unico passo di questo turno
       *[other] Annulla tutti e { $count } i passi di questo turno
    }
ui-end-turn = Fine turno
ui-not-asked = Adesso non c'è niente da decidere.
ui-confirm = Conferma
ui-cancel = Lascia stare
ui-final = Dopo non puoi più tornare indietro.
ui-which-here = Quale di queste?
ui-all-options = Mostra tutto
ui-find = Scrivi per cercare
ui-find-nothing = Adesso non puoi fare niente del genere.
ui-less = Meno
ui-more = Più
ui-amount = Un numero da { $low } a { $high }
ui-is-bot = un bot ({ $level })
ui-away = al momento non c'è
ui-take-back-seat = Riprendi il tuo posto
ui-look-from = Guarda da questo posto
ui-lend = Fai giocare un bot per me
ui-lend-other = Fai giocare un bot al posto { $seat_of }
ui-free-it = Libera il posto { $seat_of }
ui-free-sure = { $seat_the } perderebbe il posto, e potrebbe prenderlo chiunque abbia il link.
ui-days = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
ui-you-watch = Stai guardando
ui-you-watch-late = { $count ->
        [100000] Stai guardando: le mosse si vedono a partita finita
        [one] Stai guardando, con una mossa di ritardo
       *[other] Stai guardando, con { $count } mosse di ritardo
    }
ui-practice = Prova
ui-practice-back = Torna alla partita
ui-newer = C'è una versione più nuova di questa pagina.
ui-reload = Ricarica
ui-lost = Non c'è connessione: riprovo…
ui-unreachable = Il server non risponde. Riprova fra un momento.
ui-trouble = Qualcosa è andato storto. Riprova.
ui-close = Chiudi
ui-curtain = Passa il dispositivo { $seat_to }
ui-curtain-open = Sono { $name }
ui-take-back = Torniamo indietro?
ui-take-back-asked = { $name } vorrebbe tornare alla mossa { $to }. { $count ->
        [one] L'ultima mossa verrebbe annullata.
       *[other] Le ultime { $count } mosse verrebbero annullate.
    }
ui-take-back-agree = Sei d'accordo?
ui-take-back-look = Guarda quel momento
ui-take-back-waits = Si aspetta che gli altri siano d'accordo.
ui-agree = Sono d'accordo
ui-refuse = Meglio di no

## Regole e impostazioni

ui-rules = Regole
ui-rules-of = Le regole di { $title }
ui-rules-find = Cerca una parola o una regola
ui-settings = Impostazioni
ui-language = Lingua
ui-theme = Colori
ui-theme-system = come il dispositivo
ui-theme-light = giorno
ui-theme-dark = notte
ui-pace = Mosse degli altri
ui-pace-slow = lente
ui-pace-normal = normali
ui-pace-fast = veloci
ui-pace-off = subito
ui-asking = Chiedimi conferma
ui-asking-final = per le mosse definitive
ui-asking-always = per ogni mossa
ui-asking-never = mai
ui-sound = Suoni
ui-sound-turn = solo quando tocca a me
ui-sound-all = tutti
ui-sound-none = nessuno
ui-volume = Volume
ui-notify = Avvisami quando tocca a me

ui-my-data = I miei dati
ui-my-games = Scarica le mie partite
ui-my-games-how = Un solo file con le registrazioni di tutte le tue partite, e quello che hai scritto ai tavoli.
ui-my-games-packing = Raccolgo le tue partite…
ui-forget = Cancella i miei dati
ui-forget-title = Cancellare tutto quello che ti riguarda?
ui-forget-goes = Sparisce, subito e per sempre:
ui-forget-goes-name = il tuo nome, a ogni tavolo, anche nelle partite finite
ui-forget-goes-words = quello che hai detto nelle chat, e le tue note
ui-forget-goes-keys = la via del ritorno: questo browser, gli altri tuoi dispositivi e il tuo codice non ti riconoscono più
ui-forget-goes-seats = i tuoi posti: nelle partite in corso può sedersi lì chiunque abbia il link
ui-forget-stays = Resta:
ui-forget-stays-moves = le mosse che hai fatto, senza nome, perché sono anche la partita degli altri
ui-forget-stays-copies = le registrazioni che qualcuno ha già scaricato
ui-forget-first = Vuoi tenere le tue partite? Prima scaricale.
ui-forget-do = Cancella i miei dati
ui-forgotten = Tutto quello che ti riguardava è cancellato.
ui-nobody-yet = Qui non c'è niente che ti riguardi: non hai ancora preso posto a nessun tavolo.

## La fine

ui-result = Il risultato
ui-wins = { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
ui-total = totale
ui-score = punti
ui-place = posto
ui-chart = I punti, dalla prima mossa all'ultima
ui-chart-moves = { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
ui-luck-fits = La sorte di questa partita è verificata
ui-luck-differs = La sorte di questa partita non corrisponde al suo sigillo
ui-luck-how = Prima della partita il server ha mostrato il sigillo di un numero segreto, da cui dipende tutto quello che decide la sorte. Ora ha mostrato anche il numero, e il tuo browser ha controllato che il sigillo sia proprio il suo.
ui-seal = Sigillo, mostrato prima della partita
ui-secret = Segreto, mostrato dopo
ui-rematch = Gioca ancora
ui-to-rematch = Alla nuova partita
ui-record = Scarica la partita
ui-look-at-board = Guarda il tabellone

## Guardare indietro

ui-past = Storia
ui-past-open = Riguarda la partita passo per passo
ui-past-strip = Il passato
ui-past-step = Passo { $step } di { $last }
ui-past-begin = L'inizio
ui-past-slider = Passo della partita
ui-past-first = All'inizio
ui-past-back = Un passo indietro
ui-past-on = Un passo avanti
ui-past-last = All'ultimo passo
ui-past-play = Scorri passo per passo
ui-past-pause = Pausa
ui-past-now = Torna al presente
ui-past-now-brief = Presente
ui-past-quiet = { $seat_the } è a metà della mossa.
ui-past-chose = Scelta: { $what }.
ui-past-turn = Adesso tocca a te
ui-past-news = { $count ->
        [one] una mossa nuova
       *[other] { $count } mosse nuove
    }
ui-past-missing = Senza connessione il passo { $step } non si può caricare: riprovo…
ui-past-look = Guarda questo momento
ui-past-happened = Che cosa è successo
ui-past-nothing = Una scelta a metà della mossa: non c'è ancora niente da raccontare.
ui-past-wrong = Questo link porta a un momento a cui la partita non è arrivata, o che è stato annullato. Questo è il presente.
ui-past-link = Link a questo momento
ui-past-link-here = Il link a questo momento
ui-past-link-copied = Il link è copiato.
ui-past-link-public = Chi lo apre vede questo momento come uno spettatore, senza le carte nascoste di nessuno.
ui-past-link-seat = Chi lo apre vede questo momento con gli occhi { $seat_of }.
ui-past-link-own = Questo passo è nel mezzo di un turno: il link porta all'ultimo momento precedente che hanno visto tutti.
ui-past-link-closed = Lo possono aprire solo i giocatori di questo tavolo.
ui-past-from = Con gli occhi di
ui-past-from-all = uno spettatore
ui-back-here = Torniamo qui
ui-back-here-title = Torniamo a questo momento?
ui-back-here-what = { $count ->
        [one] La partita torna a questo momento: l'ultima mossa, di chiunque sia, viene annullata.
       *[other] La partita torna a questo momento: le ultime { $count } mosse, di tutti, vengono annullate.
    } Quello che da lì in poi decide la sorte viene estratto di nuovo.
ui-back-here-ask = Succede se sono tutti d'accordo. Lo chiedi a: { $names }.
ui-back-here-now = Giochi solo con i bot: succede subito.
ui-back-here-propose = Chiedi agli altri
ui-back-here-do = Torna indietro
ui-back-here-none = Questo è il presente: non c'è niente da annullare.
ui-past-fork = Continua da qui
ui-past-fork-how = Da questo momento comincia un tavolo di prova con i bot. Quello che non puoi vedere viene distribuito di nuovo, e questa partita resta com'è.
ui-past-fork-mine = Quali posti giochi tu?
ui-past-fork-bots = Gli altri li gioca
ui-past-fork-go = Comincia la prova
ui-reel = Dal tuo ultimo turno

## Una partita da un file

ui-bring = Rivedi una partita
ui-bring-how = Trascina il file di una partita finita in un punto qualsiasi di questa pagina, oppure sceglilo.
ui-bring-choose = Scegli il file
ui-bring-drop = Lascia qui il file per rivedere la partita
ui-bring-reading = Controllo la partita…
ui-bring-one = Una partita alla volta, per favore.
ui-bring-large = Questo file è di { $size } MB; quello di una partita è al massimo di { $most } MB.
ui-bring-binary = Questo file non è un testo, quindi non può essere una partita.
ui-bring-unfinished = Questa partita non è finita: puoi continuarla, con i bot.
