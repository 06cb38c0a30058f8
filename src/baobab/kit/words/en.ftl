### What a report of the conformance kit says.

# $title (text), $version (number), $build (text), $seed (text), $games (number), $decisions (number), $positions (number)
cli-check-head = { $title }, version { $version } ({ $build }), seed { $seed }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $positions ->
        [one] one position looked into
       *[other] { $positions } positions looked into
    }
cli-check-expected = expected
cli-check-found = found
cli-check-game = game
cli-check-position = position
cli-check-action = action
cli-check-warning = warning
cli-check-skipped = left out
cli-check-clean = All is well: nothing was found.
# $findings (number), $checks (number)
cli-check-wrong = { $findings ->
        [one] There is one finding
       *[other] There are { $findings } findings
    }, in { $checks ->
        [one] one check.
       *[other] { $checks } checks.
    }
