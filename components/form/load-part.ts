const STORAGE_PREFIX = 'store.reloaded_for.'

const reload = () => window.location.reload()

/**
 * Loads a part of the page that comes later than the page. Where it is gone, for example because a deployment
 * has replaced it, the page is loaded anew with the parts that are there now: once, because the second
 * failure in a row has another reason. Undefined where there is no part to be had.
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

/** False where the page was loaded anew for this part already, or nothing can be remembered. */
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
    // Nothing was remembered where nothing can be.
  }
}
