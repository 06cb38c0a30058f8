/** Which ticket somebody is looking at: the map shows its ends and a shortest way. */

class Look {
  ticket = $state.raw<{ from: string; to: string } | null>(null);
}

export const look = new Look();
