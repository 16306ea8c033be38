type Known = { closed: readonly string[]; shown: readonly string[] }

/**
 * Whether a notification is shown: one with an id once per session, and not again after it was closed (spec
 * §2, §4).
 */
export const mayShow = (onceId: string | undefined, { closed, shown }: Known): boolean =>
  onceId === undefined || !(closed.includes(onceId) || shown.includes(onceId))

/** The list with one notification added; it replaces the one with the same id, if there is one. */
export const withNotificationAdded = <T extends { id: string }>(
  list: readonly T[],
  added: T,
): readonly T[] =>
  list.some(({ id }) => id === added.id)
    ? list.map(known => (known.id === added.id ? added : known))
    : [...list, added]
