### What a report of the conformance kit says.

# $title (text), $version (number), $build (text), $seed (text), $games (number), $decisions (number), $positions (number)
cli-check-head = { $title }, version { $version } ({ $build }), seed { $seed }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $positions ->
        [one] one position examined
       *[other] { $positions } positions examined
    }
cli-check-expected = expected
cli-check-found = found
cli-check-game = game
cli-check-position = position
cli-check-action = action
cli-check-warning = warning
cli-check-skipped = left out
# $times (number)
cli-check-alike = and { $times ->
        [one] another one
       *[other] { $times } others
    } like it
# $findings (number)
cli-check-others = { $findings ->
        [one] another finding
       *[other] { $findings } other findings
    } (--json shows more)
cli-check-no-clauses = there is no rules.md beside the title; --clauses FILE names one, or a list of ids
cli-check-clean = All is well: nothing was found.
# $findings (number), $checks (number)
cli-check-wrong = { $findings ->
        [one] There is one finding
       *[other] There are { $findings } findings
    }, in { $checks ->
        [one] one check.
       *[other] { $checks } checks.
    }

# $module (text)
error-no-module = There is no module “{ $module }”.
# $module (text), $class (text), $known (list of text)
error-no-class = The module “{ $module }” has no class “{ $class }”{ $known_count ->
        [0] {""}, and no title at all.
        [one] . It has the title { $known }.
       *[other] . It has the titles { $known }.
    }
# $module (text), $class (text)
error-not-a-title = “{ $class }” in the module “{ $module }” is not a class of baobab.kernel.title.Title.
# $path (text)
error-clauses = “{ $path }” is neither a rules file, which says “Clause ids begin with `XYZ-`”, nor a list with one clause id a line.
