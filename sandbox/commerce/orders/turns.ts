/** Runs the work of each key one after the other; `isBusy` says whether work of a key is running. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return {
    isBusy: (key: string): boolean => last.has(key),
    inTurn: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const before = last.get(key) ?? Promise.resolve()
      const mine = before.then(work, work)
      last.set(key, mine)
      try {
        return await mine
      } finally {
        if (last.get(key) === mine) last.delete(key)
      }
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
