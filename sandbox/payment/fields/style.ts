/** What a merchant may style: colours as six hexadecimal digits, and the radius of corners in pixels. */
const COLOURS = {
  text: '1a1a1a',
  muted: '5a5a5a',
  line: '767676',
  accent: '00596b',
  danger: 'b3261e',
  paper: 'ffffff',
}

const MOST_RADIUS = 16

/** The style parameters of an address; anything else in it, and any malformed value, is dropped. */
export const readStyle = (read: (name: string) => string | undefined): Readonly<Record<string, string>> => {
  const colours = Object.keys(COLOURS).flatMap(name => {
    const value = read(name) ?? ''
    return /^[\da-f]{6}$/.test(value) ? [[name, value]] : []
  })
  const radius = read('radius') ?? ''
  const isRadius = /^\d{1,2}$/.test(radius) && Number(radius) <= MOST_RADIUS
  return Object.fromEntries([...colours, ...(isRadius ? [['radius', radius]] : [])])
}

/** The style sheet of the fields; it is a file of its own, because the policy admits no inline style. */
export const fieldsStyle = (style: Readonly<Record<string, string>>): string => {
  const { text, muted, line, accent, danger, paper, radius = '6' } = { ...COLOURS, ...style }
  return `:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #${text}; background: #${paper} }
* { box-sizing: border-box }
body { margin: 0; padding: 4px }
main { display: grid; gap: 1rem }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); align-items: end }
label { display: block; font-weight: 600 }
.hint { margin: 0; color: #${muted}; font-size: .875rem }
input { display: block; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: #${paper}; border: 1px solid #${line}; border-radius: ${radius}px }
input:focus-visible { outline: 3px solid #${accent}; outline-offset: 1px }
input[aria-invalid=true] { border: 2px solid #${danger} }
.error { margin: .25rem 0 0; color: #${danger}; font-weight: 600 }
.error:empty { display: none }
@media (forced-colors: active) { input[aria-invalid=true] { border-style: dashed } }
`
}
