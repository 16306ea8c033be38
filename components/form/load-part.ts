const STORAGE_PREFIX = 'store.reloaded_for.'

const reload = () => window.location.reload()

/**
 * Loads a chunk of the page on demand. Where it is gone, for example because a deployment has replaced it,
 * reloads the page, which then refers to current chunks: once, because a second failure in a row has another
 * reason. Undefined where the chunk cannot be loaded.
 */
export async function loadPart<T>(
  name: string,
  load: () => Promise<T>,
  loadPage: () => void = reload,
): Promise<T | undefined> {
  try {
    const part = await load()
    forgetReload(name)
    return part
  } catch {
    if (navigator.onLine && rememberReload(name)) loadPage()
    return undefined
  }
}

/** False where the page was reloaded for this chunk already, or storage is unavailable. */
function rememberReload(name: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_PREFIX + name) !== null) return false
    sessionStorage.setItem(STORAGE_PREFIX + name, '1')
    return true
  } catch {
    return false
  }
}

function forgetReload(name: string): void {
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + name)
  } catch {
    // Without storage nothing was stored.
  }
}
