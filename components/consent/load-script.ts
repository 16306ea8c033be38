/** Loads a script of somebody else beside the page. False where it does not come; nothing waits for it. */
export const loadScript = (url: string): Promise<boolean> =>
  new Promise(resolve => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve(true), { once: true })
    script.addEventListener('error', () => resolve(false), { once: true })
    document.head.append(script)
  })
