### Quello che dice la riga di comando.

cli-about = Giochi da tavolo ambientati in Africa: qui puoi giocarci, leggerne le regole e misurarli.
cli-usage = uso:
cli-commands = comandi
cli-positionals = argomenti
cli-optionals = opzioni

cli-metavar-command = COMANDO
cli-metavar-title = GIOCO
cli-metavar-clause = PUNTO
cli-metavar-file = FILE
cli-metavar-folder = CARTELLA
cli-metavar-option = NOME=VALORE
cli-metavar-who = CHI,CHI,…
cli-metavar-names = NOME,NOME,…
cli-metavar-text = TESTO

cli-command-play = gioca nel terminale, contro i bot o con gli amici
cli-command-titles = elenca i giochi
cli-command-rules = leggi le regole di un gioco, punto per punto
cli-command-data = mostra quali dati di un gioco sono certi, trovati o ricostruiti
cli-command-simulate = fai giocare ai bot tante partite: chi vince, e quanto si va veloci
cli-command-arena = scopri quale bot è più forte, e quanto è sicuro
cli-command-replay = controlla una partita registrata e raccontala
cli-command-position = disegna una posizione, con la domanda e le risposte possibili
cli-command-check = metti alla prova un gioco da cima a fondo, nostro o tuo
cli-command-serve = apri tavoli dal vivo, a cui gli altri si uniscono dal browser
cli-command-verify = controlla che una partita finita abbia seguito la sorte sigillata prima dell'inizio
cli-command-backup = salva in un file tutto quello che ha un server, mentre si gioca
cli-command-restore = ripristina una copia di sicurezza in un posto vuoto

cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-lang = lingua: italiano o inglese (di norma: quella del tuo sistema)
cli-help-json = scrivi il risultato in JSON
cli-help-title-house = un gioco, per esempio africa (vedi “baobab titles”)
cli-help-title = un gioco, per esempio africa (vedi “baobab titles”), oppure modulo:Classe per uno tuo
cli-help-data = un file di dati corretto, da usare al posto di quello del gioco
cli-help-clause = un punto da leggere per intero, per esempio AFR-B2b, oppure l'inizio di più punti, per esempio AFR-B2
cli-help-option = un'opzione del gioco, per esempio simple=yes; puoi darne più d'una
cli-help-seats = quanti giocatori (di norma: il massimo del gioco)
cli-help-bot = chi gioca a tutti i posti: random, greedy, search, easy, normal, hard, expert, oppure modulo:Classe per un bot tuo (di norma: random)
cli-help-games = quante partite (di norma: quante ne stanno nel tempo)
cli-help-seconds = per quanti secondi (di norma: 3)
cli-help-seed = un numero che decide tutta la sorte: con lo stesso vengono le stesse partite (di norma: 1)
cli-help-jobs = tra quanti processi dividere il lavoro (di norma: 1)
cli-help-arena-seats = quanti giocatori (di norma: quanti ne ha la formazione)
cli-help-arena-bots = una formazione, un bot per posto: greedy,random,random oppure search@500it,search@200ms oppure modulo:Classe; puoi darne più d'una
cli-help-arena-ladder = pensare più a lungo serve? Questo bot, per esempio search@200it, affronta se stesso con il doppio e il quadruplo del tempo per pensare
cli-help-arena-blocks = quanti blocchi: distribuzioni, ognuna giocata una volta da ogni posto (di norma: 100)
cli-help-arena-gate = prova se il primo bot della formazione è più forte, e fermati appena è chiaro; il codice di uscita è 0 se lo è, altrimenti 1
cli-help-arena-gain = con --gate: di quanti punti percentuali di vittorie dichiara di essere migliore (di norma: 5)
cli-help-arena-plots = disegna i risultati in questa cartella (SVG)
cli-help-arena-keep = conserva qui le partite (di norma: tra i tuoi dati); quelle che ci sono già non si rigiocano
cli-help-record = il file di una partita registrata
cli-help-position = una posizione in una riga; “africa/1 2” è l'inizio di una partita in due
cli-help-who = chi gioca, nell'ordine: me, oppure un bot: easy, normal, hard, expert (o random, greedy, search), come in me,easy,hard (di norma: tu e i bot normal che bastano per giocare)
cli-help-names = i nomi dei giocatori, nello stesso ordine
cli-help-seed-play = un numero che decide tutta la sorte della partita (di norma: ogni volta un altro)
cli-help-resume = riprendi una partita salvata
cli-help-save = il file in cui resta la partita (di norma: il nome del gioco con .record)
cli-help-positions = quante posizioni esaminare (di norma: 1000)
cli-help-clauses = per un gioco tuo: il file delle sue regole, o un elenco delle sigle dei suoi punti, una per riga (di norma: rules.md accanto al gioco)
cli-help-host = l'indirizzo su cui ascoltare; con 0.0.0.0 entrano anche le altre macchine (di norma: solo questa)
cli-help-port = la porta su cui ascoltare; con 0 una libera qualsiasi (di norma: 8321)
cli-help-store = la cartella in cui si tengono le partite (di norma: quella dei tuoi dati)
cli-help-database = una base di dati al posto della cartella: postgresql+asyncpg://UTENTE:PASSWORD@HOST/NOME
cli-help-origin = l'indirizzo di un sito che può usare questo server, oltre alle sue pagine; si può dare più volte
cli-help-proxy = l'indirizzo del proxy davanti al server: ci si fida di quello che dice su chi si collega
cli-help-workers = quanti processi pensano per i bot (di norma: uno per processore, meno uno)
cli-help-thinking = al massimo per quanti secondi un bot può pensare a una decisione (di norma: 10)
cli-help-chat-days = per quanti giorni si tiene la chat (di norma: 365)
cli-help-guests = giochi esterni che si possono giocare qui, separati da virgole
cli-help-unlimited = nessun limite a quante richieste può fare un programma: per prove e uso privato
cli-help-open = apre il tavolo nel browser, dove c'è uno schermo
cli-help-backup = il file da scrivere
cli-help-restore = il file scritto da “baobab backup”
cli-help-seal = il sigillo mostrato prima dell'inizio della partita

cli-players = { $low }–{ $high } giocatori
cli-title-version = Versione { $version } ({ $date }): { $what }
cli-progress-games = { $games ->
        [one] una partita
       *[other] { $games } partite
    }
cli-progress-positions = { $done } di { $total ->
        [one] una posizione
       *[other] { $total } posizioni
    }

cli-result-title = gioco
cli-result-seats = giocatori
cli-result-bot = bot
cli-result-seed = seme
cli-result-jobs = processi
cli-result-games = partite
cli-result-decisions = decisioni
cli-result-seconds = secondi
cli-result-decisions_per_second = decisioni al secondo
cli-result-games_per_second = partite al secondo
cli-result-mean_options = risposte possibili, in media
cli-result-wins = vittorie per posto
cli-result-mean_scores = punteggio medio per posto
cli-result-build = regole eseguite
cli-build-compiled = compilate
cli-build-pure = dai sorgenti
cli-build-mixed = in parte compilate, in parte dai sorgenti

cli-arena-head = { $title } in { $seats }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $blocks ->
        [one] un blocco
       *[other] { $blocks } blocchi
    }, seme { $seed }
cli-arena-column-bot = bot
cli-arena-column-seat = posto
cli-arena-column-games = partite
cli-arena-column-share = vittorie
cli-arena-column-interval = 95 %
cli-arena-column-rank = piazzamento
cli-arena-column-margin = vantaggio
cli-arena-column-rating = forza
cli-arena-column-thinking = per decisione
cli-arena-equal = Ad armi pari, partite vinte da ognuno: { $share }. Vittorie e piazzamenti sono medie per posto occupato.
cli-arena-apart = Niente forza relativa: alcuni di questi bot non si sono mai incontrati, nemmeno attraverso altri.
cli-arena-kept = Le partite sono in { $folders }.
cli-arena-drawn = Disegni in { $folder }: { $files }.
cli-arena-ladder-better = Pensare più a lungo serve. { $bot } contro { $against }: { $share } di vittorie (95 %: { $low } – { $high }).
cli-arena-ladder-worse = Pensare più a lungo peggiora il gioco. { $bot } contro { $against }: { $share } di vittorie (95 %: { $low } – { $high }).
cli-arena-ladder-open = Che pensare più a lungo serva non è dimostrato. { $bot } contro { $against }: { $share } di vittorie (95 %: { $low } – { $high }).
cli-arena-gate-accepted = Accettato dopo { $blocks ->
        [one] 1 blocco
       *[other] { $blocks } blocchi
    }: { $bot } vince più di un suo pari ({ $equal }); una quota di { $claim } è più verosimile.
cli-arena-gate-refused = Respinto dopo { $blocks ->
        [one] 1 blocco
       *[other] { $blocks } blocchi
    }: { $bot } non raggiunge { $claim } di vittorie; una quota di { $equal }, come un suo pari, è più verosimile.
cli-arena-gate-intervals = Le partite sono finite appena è stato chiaro. Quando ci si ferma così, gli intervalli qui sopra valgono in circa 88 casi su 100, non in 95.
cli-arena-gate-undecided = In sospeso dopo { $blocks ->
        [one] un blocco
       *[other] { $blocks } blocchi
    }: per capire se le vittorie di { $bot } sono { $equal } o { $claim } ce ne vogliono di più.
cli-arena-progress = partite: { $done } di { $total }
cli-arena-left = ancora { $time }
cli-arena-seconds = { $count } s
cli-arena-minutes = { $count } min
cli-arena-hours = { $count } h
cli-arena-stopped = Interrotto. { $done ->
        [one] Una partita su { $total } è al sicuro
       *[other] { $done } partite su { $total } sono al sicuro
    }: lo stesso comando riprende da lì.

cli-rules-short = Queste sono le regole in breve. Per leggere un punto per intero (in inglese): baobab rules { $title } PUNTO
cli-rules-whole = Ogni punto in breve, e sotto il testo completo, che è in inglese. Tutte le regole: baobab rules { $title }

cli-data-digest = Dati di { $title }, impronta { $digest }
cli-data-notes = Le parti del file di dati, secondo la provenienza. Le note sono del file, e in inglese.
cli-data-certain = Certi: dal regolamento
cli-data-found = Trovati: da fonti pubbliche
cli-data-doubtful = Dubbi: trovati, con una percentuale nota di errori
cli-data-reconstructed = Ricostruiti: nostri, finché qualcuno che ha la scatola non li corregge

cli-replay-verified = Verificata: { $moves ->
        [one] una mossa, con esito, impronta e risultato.
       *[other] { $moves } mosse, con tutti gli esiti, le impronte e il risultato.
    }

cli-amounts = un importo da { $low } a { $high }
cli-score-total = totale
cli-score-place = posto

cli-choose-title = A che gioco vuoi giocare?
cli-choose-again = Scrivi un numero da 1 a { $most }, o il nome di un gioco.
cli-person = Giocatore { $number }
cli-machine = Bot { $number }
cli-answer = La tua risposta (? per l'aiuto):
cli-play-help = Scrivi il numero di una risposta, oppure la risposta per esteso (per esempio “walk C5”, o anche solo “C5”).
    Una parte della risposta, per esempio il nome di un luogo, elenca le risposte che la contengono.
    Con “? walk C5” scopri perché una cosa non si può fare. Ci sono anche: annulla (torna indietro), rifai, suggerimento (che cosa consiglia un bot), mappa (la ridisegna), diario (che cosa è successo finora), regole [PUNTO], salva [FILE], lingua it|en ed esci (la partita resta salvata). Valgono anche in inglese: undo, redo, hint, board, log, rules, save, lang, quit.
cli-play-only = C'è una sola risposta possibile: { $answer }.
cli-play-kinds = Adesso puoi scrivere { $kinds_or }.
cli-play-allowed = “{ $move }” si può fare.
cli-play-undone = Annullata: { $move }.
cli-play-hint = { $move }: { $reason }
cli-play-saved = La partita è in { $path }.
cli-play-left = La partita resta in { $path }. Per riprenderla: { $again } { $path }
cli-play-langs = Le lingue sono { $known }.
cli-play-curtain = { $player }, prendi la tastiera e premi Invio quando non guarda nessun altro.

## Errori

error-lang = La lingua non può essere “{ $lang }”, soltanto { $known_or }.
error-usage = Questo comando non ha senso ({ $what }). “{ $program } --help” spiega come si fa.
error-usage-required = Manca qualcosa: { $what }. “{ $program } --help” spiega come si fa.
error-usage-unknown = Non conosco “{ $what }”. “{ $program } --help” mostra che cosa c'è.
error-usage-value = { $what } vuole un valore. “{ $program } --help” spiega come si fa.
error-usage-choice = Il comando “{ $what }” non c'è. “{ $program } --help” mostra che cosa c'è.
error-usage-together = { $what } e { $other } non vanno insieme. “{ $program } --help” spiega come si fa.
error-number = { $name } dev'essere un numero intero da { $low } a { $high }, non “{ $value }”.
error-seconds = { $name } dev'essere un numero di secondi maggiore di 0 e al massimo un giorno, non “{ $value }”.
error-output = Non riesco a scrivere il risultato ({ $why }).
error-option-form = Un'opzione si scrive NOME=VALORE, non “{ $given }”.
error-unknown-clause = Nelle regole di { $title } non c'è nessun punto “{ $clause }”. Uno che c'è è { $example }.
error-no-rules = Per “{ $title }” qui non ci sono regole da leggere, soltanto per { $known }.
error-no-title = Di' a che gioco vuoi giocare, per esempio: baobab play africa
error-arena-nobody = Di' chi gioca, per esempio: baobab arena africa --bots greedy,random,random
error-arena-gate = --gate prova una sola formazione, il suo primo bot contro altri: per esempio --bots greedy,random,random
error-arena-gain-alone = --gain va con --gate: dice di quanto il bot dichiara di essere migliore.
error-no-folder = “{ $path }” non è una cartella; serve una cartella.
error-make-folder = La cartella “{ $path }” non si può creare: { $why }.
error-bot-budget = In “{ $name }” la parte dopo la @ dice quanto il bot può pensare. Vale solo nell'arena; qui scrivi “{ $bot }”, e penserà come fa di solito.
error-names = { $names ->
        [one] C'è un nome
       *[other] Ci sono { $names } nomi
    } per { $seats ->
        [one] 1 giocatore
       *[other] { $seats } giocatori
    }.
error-resume-title = La partita salvata è una partita di { $found }, non di { $given }.
error-holders = Questa partita ha { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    }, e tu hai nominato { $given ->
        [one] un giocatore
       *[other] { $given } giocatori
    }.
error-save = Non riesco a scrivere la partita in “{ $path }” ({ $why }). Non è andato perso niente: scegli un altro file con “save FILE”.
cli-help-record-title = di che gioco è, se non è uno dei nostri: modulo:Classe
error-save-exists = Il file “{ $path }” c'è già. Scegli un altro nome, oppure riprendilo con --resume.
error-bot-failed = Il bot “{ $bot }” si è rotto ({ $why }). La partita è salva.
error-bot-answer = Il bot “{ $bot }” ha risposto { $answer }, che non è una mossa permessa. La partita è salva.

## Tavoli dal vivo

# $url (text)
cli-serve-ready = I tavoli sono aperti su { $url } (per chiudere: Ctrl-C)
# $path (text), $games (number), $events (number)
cli-backup-done = Salvato in { $path }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } con { $events ->
        [one] un evento
       *[other] { $events } eventi
    }.
# $path (text), $games (number), $events (number)
cli-restore-done = Ripristinato da { $path }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } con { $events ->
        [one] un evento
       *[other] { $events } eventi
    }.
# $moves (number), $draws (number), $seal (text)
cli-verify-done = Verificato: { $draws ->
        [one] l'unica estrazione
       *[other] tutte le { $draws } estrazioni
    } di { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } { $draws ->
        [one] segue
       *[other] seguono
    } dal segreto che ha il sigillo { $seal }.

error-verify-secret = Questa registrazione non dice il segreto della sua sorte. Lo dicono solo le partite finite di un tavolo dal vivo.
# $given (text), $found (text)
error-verify-seal = Questa partita ha un altro sigillo: { $found }, non { $given }.
# $package (text)
error-no-table-packages = Per i tavoli dal vivo servono altri pacchetti, tra cui { $package }. Si installano con: pip install 'baobab[table]'
