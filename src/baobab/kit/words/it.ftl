### Quello che dice un rapporto del kit di conformità.

cli-check-head = { $title }, versione { $version } ({ $build }), seme { $seed }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }, { $positions ->
        [one] una posizione esaminata
       *[other] { $positions } posizioni esaminate
    }
cli-check-expected = ci si aspettava
cli-check-found = c'è
cli-check-game = partita
cli-check-position = posizione
cli-check-action = azione
cli-check-warning = attenzione
cli-check-skipped = tralasciato
cli-check-clean = Tutto a posto: non c'è niente che non va.
cli-check-wrong = { $findings ->
        [one] C'è una cosa che non va
       *[other] Ci sono { $findings } cose che non vanno
    }, in { $checks ->
        [one] un controllo.
       *[other] { $checks } controlli.
    }
