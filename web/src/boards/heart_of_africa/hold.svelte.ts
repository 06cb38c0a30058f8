/** Which area somebody has picked to move from; the second click says where to. Reasons are asked about it, too. */

class Hold {
  origin = $state<string | null>(null);
}

export const hold = new Hold();
