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
cli-check-alike = e { $times ->
        [one] un'altra simile
       *[other] altre { $times } simili
    }
cli-check-others = { $findings ->
        [one] un'altra cosa che non va
       *[other] altre { $findings } cose che non vanno
    } (--json ne mostra di più)
cli-check-no-clauses = accanto al gioco non c'è nessun rules.md; --clauses FILE ne indica uno, o un elenco di sigle
cli-check-clean = Tutto a posto: non c'è niente che non va.
cli-check-wrong = { $findings ->
        [one] C'è una cosa che non va
       *[other] Ci sono { $findings } cose che non vanno
    }, in { $checks ->
        [one] un controllo.
       *[other] { $checks } controlli.
    }

error-no-module = Non c'è nessun modulo “{ $module }”.
error-no-class = Nel modulo “{ $module }” non c'è nessuna classe “{ $class }”{ $known_count ->
        [0] {""}, e nessun gioco.
        [one] . C'è il gioco { $known }.
       *[other] . Ci sono i giochi { $known }.
    }
error-not-a-title = “{ $class }” nel modulo “{ $module }” non è una classe di baobab.kernel.title.Title.
error-clauses = “{ $path }” non è né un file di regole, che dice “Clause ids begin with `XYZ-`”, né un elenco con la sigla di un punto per riga.
