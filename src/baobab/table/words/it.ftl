### Che cosa dice il tavolo.

## Che cosa succede al tavolo, per il diario. $seat (seat)

event-table-joined = { $seat_the } si siede.
# $seat (seat), $number (number)
event-table-renamed = Il giocatore { $number } ora si chiama { $seat }.
event-table-when-full = La partita comincia da sola appena tutti i posti sono occupati.
event-table-when-told = Quando tutti i posti sono occupati, chi ha aperto il tavolo dà inizio alla partita.
event-table-left = { $seat_the } lascia il tavolo: il posto è libero.
event-table-freed = Chi ha aperto il tavolo ha liberato il posto { $seat_of }.
# $seat (seat), $bot (bot)
event-table-bot = Un bot ({ $bot }) prende posto.
# $seat (seat), $bot (bot)
event-table-lent = Un bot ({ $bot }) gioca al posto { $seat_of }.
event-table-back = Torna { $seat_the }.
# $seat (seat), $bot (bot)
event-table-time-out = Il tempo { $seat_of } è finito: continua un bot ({ $bot }).
event-table-hint = { $seat_the } ha chiesto un consiglio.
# $seat (seat), $to (number)
event-table-ask-back = { $seat_the } vorrebbe tornare alla mossa { $to }.
event-table-agree = { $seat_the } è d'accordo.
event-table-refuse = { $seat_the } non è d'accordo.
# $commit (number)
event-table-rewound = Tutti d'accordo: la partita torna alla mossa { $commit }.
# $seat (seat), $table (text)
event-table-rematch = { $seat_the } vorrebbe giocare ancora.

## I bot, per come sono

bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-expert = esperto
bot-random = a caso
bot-greedy = ingordo
bot-search = che cerca

## Errori: posti e giocatori

error-no-table = Questo tavolo non esiste.
error-no-key = Per questo ti serve un posto o un nome: prima presentati.
error-code = Questo codice non funziona: ogni codice vale una volta sola, e conta l'ultimo che hai avuto.
# $seat (seat)
error-not-your-seat = Questo posto non è tuo.
error-not-seated = Possono farlo solo i giocatori di questo tavolo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-late = Chi guarda vede questa partita in ritardo: potrà averne la registrazione quando sarà finita.
error-no-watching = Questo tavolo lo vedono solo i giocatori.
# $seat (seat)
error-seat-taken = Lì c'è già qualcuno.
error-second-hand = Stai già giocando: da lì vedresti quello che solo quel posto può sapere.
# $seat (seat)
error-seat-empty = Lì non c'è nessuno.
error-seat-raced = A questo tavolo è appena successo qualcos'altro. Guarda, e riprova.
# $count (number)
error-seats-missing = { $count ->
        [one] Un posto è ancora libero: si comincia quando qualcuno si siede.
       *[other] { $count } posti sono ancora liberi: si comincia quando qualcuno si siede.
    }
# $seat (seat)
error-still-here = { $seat_the } è qui: il suo posto non si può dare a un bot.
# $seat (seat)
error-not-absent = { $seat_the } può ancora tornare: un bot può prendere il suo posto solo se non succede niente da un po'.
error-not-lent = Nessun bot gioca al posto tuo.
error-lent = Un bot sta giocando al posto tuo. Prima riprendi il tuo posto.

## Errori: la partita

error-not-begun = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-stale = Nel frattempo è cambiato qualcosa. Ora le cose stanno così.
error-undo-seen = Gli altri l'hanno già visto. Puoi chiedere loro di tornare indietro.
# $to (number), $most (number)
error-take-back-where = Non si può tornare alla mossa { $to }: solo a una da 0 a { $most }.
error-take-back-twice = Qualcuno ha già chiesto di tornare indietro. Prima rispondi a quello.
error-no-take-back = Nessuno ha chiesto di tornare indietro.
error-agreed = Il tuo consenso non serve, o l'hai già dato.
error-no-question = Ora non ti viene chiesto niente.
# $most (number)
error-hints-used = { $most ->
        [0] A questo tavolo non ci sono consigli.
        [one] Hai avuto l'unico consiglio di questa partita.
       *[other] Hai avuto tutti e { $most } i consigli di questa partita.
    }
error-no-hint = Il bot non ha risposto in tempo.
# $step (number), $most (number)
error-no-such-step = Quel momento della partita non l'hai mai visto: i passi vanno da 0 a { $most }.
error-fork-over = Lì la partita è finita: non c'è niente da continuare.
error-practice-bound = Questa prova comincia da una partita che stai ancora giocando con altri: finché non è finita, qui nessun bot gioca al tuo posto o ti dà consigli.
# $version (number)
error-table-version = Questa partita è cominciata con la versione { $version } delle regole, che questo server non ha, o non con i dati con cui è stata giocata. Qui non si può andare avanti; quello che è stato scritto resta e si può leggere, e la partita continua quando il server ha di nuovo quella versione.
table-kept = Questo server ha le regole di questa partita: il tavolo si può aprire come tutti gli altri.
error-record-heavy = Ci vuole troppo tempo per controllare questa registrazione.

## Errori: richieste

# $where (text), $what (text)
error-request = “{ $where }” non va bene: { $what }
error-no-page = Qui non c'è niente.
error-no-method = Qui non si può fare in questo modo.
error-not-json = La richiesta non è in JSON.
error-too-large = La richiesta è troppo grande.
error-too-slow = La richiesta è arrivata troppo lentamente.
error-other-site = La richiesta viene da un altro sito, e non è ammessa.
# $seconds (number)
error-too-many = Troppe richieste in poco tempo. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
error-ours = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota.

## Errori: far girare un server

# $url (text), $why (text)
error-database = La base di dati { $url } non si apre: { $why }.
# $url (text), $known (list of text)
error-database-url = “{ $url }” non è l'indirizzo di una base di dati. Comincia con { $known_or }.
# $host (text), $port (number), $why (text)
error-port = Non si può ascoltare su { $host }, porta { $port }: { $why }.
error-no-client = Il tavolo per il browser non è ancora stato costruito: esegui “make web”.
# $path (text)
error-backup-file = { $path } non si legge come copia di sicurezza.
error-backup-cut = La copia di sicurezza non è intera. Non è stato ripristinato niente.
error-backup-version = La copia di sicurezza è di un'altra versione di Baobab. Non è stato ripristinato niente.
error-store-not-empty = Qui ci sono già delle partite. Una copia si ripristina in un posto vuoto.
error-database-newer = La base di dati è di una versione più nuova di Baobab, e questa la rovinerebbe.
# $url (text)
error-no-store = All'indirizzo { $url } non c'è nessun archivio di Baobab.
# $path (text), $why (text)
error-backup-write = La copia di sicurezza { $path } non si può scrivere: { $why }.
error-store = In questo momento il server non riesce a leggere o a scrivere. Riprova tra poco.

## I tabelloni

ui-board-closer = Ingrandisci
ui-board-farther = Rimpicciolisci
ui-board-whole = Tutto il tabellone
