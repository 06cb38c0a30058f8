// As soon as there is a network again, the page that was wanted is asked for.
addEventListener("online", () => location.reload());
