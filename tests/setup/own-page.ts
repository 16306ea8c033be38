// Making a page of jsdom takes longer than most test files, so files share one, as at first for each of them.

type Registration = { target: EventTarget; args: Parameters<Window['addEventListener']> }

declare global {
  /** What the store's modules listen for on the window and the document. */
  var pageListeners: Registration[] | undefined
}

/** Packages are loaded once and keep listening; a stack names this line, the replaced method, its caller. */
const isFromPackage = (): boolean => new Error().stack?.split('\n')[3]?.includes('/node_modules/') ?? false

/** Remembers who listens on what outlives a file. */
function rememberListeners(): Registration[] {
  const registrations: Registration[] = []
  for (const target of [window, document]) {
    const { addEventListener } = target
    target.addEventListener = (...args: Registration['args']) => {
      if (!isFromPackage()) registrations.push({ target, args })
      addEventListener.apply(target, args)
    }
  }
  return registrations
}

globalThis.pageListeners ??= rememberListeners()
for (const { target, args } of globalThis.pageListeners.splice(0))
  target.removeEventListener(args[0], args[1], args[2])

for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
}
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
// jsdom lacks these; tests that need one put it there.
Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)

export {}
