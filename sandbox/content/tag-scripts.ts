import { Hono } from 'hono'

/**
 * Stand-ins for scripts that others host: a tag manager that counts the entries of the data layer by fetching
 * a picture, as the real ones do, and the identity provider's session library, which remembers how it was set
 * up.
 */
const TAG_SCRIPTS: Readonly<Record<string, string>> = {
  'manager.js': `(() => {
  const source = new URL(document.currentScript.src).origin
  const count = entry => { new Image().src = source + '/tags/count.gif?event=' + encodeURIComponent(entry.event) }
  const layer = (window.dataLayer = window.dataLayer || [])
  layer.forEach(count)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => { entries.forEach(count); return push(...entries) }
})()
`,
  'session.js': `window.piSession = {
  initialize: (clientId, options) => { window.piSession.startedWith = { clientId, options } },
}
`,
}

/** One transparent dot. */
const COUNT_PICTURE = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  character => character.charCodeAt(0),
)

/** `/{file}.js` and the picture that the tag manager counts with. */
export const createTagRoutes = (): Hono => {
  const app = new Hono()
  app.get('/count.gif', c => c.body(COUNT_PICTURE, 200, { 'content-type': 'image/gif' }))
  app.get('/:file{[a-z]+\\.js}', c => {
    const script = TAG_SCRIPTS[c.req.param('file')]
    return script === undefined ? c.notFound() : c.body(script, 200, { 'content-type': 'text/javascript' })
  })
  return app
}
