const ROUNDS = 30
const WARM_UP = 10

type Kinds = Readonly<Record<string, (round: number) => object>>

/**
 * Measures requests of several kinds in turn, in milliseconds by kind. The first rounds warm up; each round
 * has another order of kinds, so that none always follows another.
 * @param between what happens after each round, for example that limits are over
 */
export async function timesInTurn(
  kinds: Kinds,
  ask: (body: object) => Promise<unknown>,
  between: () => void,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const times = Object.fromEntries(Object.keys(kinds).map(kind => [kind, [] as number[]]))
  const all = Object.entries(kinds)
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const first = Math.abs(round) % all.length
    for (const [kind, body] of [...all.slice(first), ...all.slice(0, first)]) {
      const asked = body(round + WARM_UP)
      const started = performance.now()
      await ask(asked)
      if (round >= 0) times[kind]?.push(performance.now() - started)
      // Mails and the like come after an answer.
      await new Promise(resolve => setImmediate(resolve))
    }
    between()
  }
  return times
}
