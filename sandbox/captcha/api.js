/** The part of reCAPTCHA's script that pages use: `grecaptcha.ready`, `render`, `getResponse` and `reset`. */
const base = new URL(document.currentScript.src).origin
const widgets = []

const frameOf = sitekey => {
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({
    k: sitekey,
    origin: window.location.origin,
    hl: document.documentElement.lang,
  })
  frame.src = `${base}/anchor?${query}`
  frame.title = 'reCAPTCHA'
  frame.width = '304'
  frame.height = '78'
  return frame
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== base) return
  const widget = widgets.find(({ frame }) => frame.contentWindow === source)
  if (widget === undefined || typeof data?.token !== 'string') return
  widget.response = data.token
  widget.callback?.(data.token)
})

window.grecaptcha = {
  ready: callback => callback(),
  render: (container, { sitekey, callback }) => {
    const frame = frameOf(sitekey)
    container.append(frame)
    return widgets.push({ frame, callback, response: '' }) - 1
  },
  getResponse: (id = 0) => widgets[id]?.response ?? '',
  reset: (id = 0) => {
    const widget = widgets[id]
    if (widget === undefined) return
    widget.response = ''
    const { src } = widget.frame
    widget.frame.src = src
  },
}
