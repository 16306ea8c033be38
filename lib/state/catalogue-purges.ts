// The framework bundles handlers one by one; the purge of one must reach the memories of all.
declare global {
  var storeCataloguePurges: number | undefined
}

/** How often the catalogue has been purged in this process: what was read before a purge is out of date. */
export const countCataloguePurges = (): number => globalThis.storeCataloguePurges ?? 0

export const noteCataloguePurge = (): void => {
  globalThis.storeCataloguePurges = countCataloguePurges() + 1
}
