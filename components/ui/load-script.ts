/** Loads a third-party script asynchronously. Resolves to false where it fails to load. */
export const loadScript = (url: string): Promise<boolean> =>
  new Promise(resolve => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve(true), { once: true })
    script.addEventListener('error', () => resolve(false), { once: true })
    document.head.append(script)
  })
