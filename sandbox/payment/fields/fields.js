/**
 * Script of the hosted fields. It talks to one origin, that of its session; card data goes to the provider only.
 * Messages of the page: `tokenize` {id}. Messages to it: `ready`, `height` {height}, `token` {id, card},
 * `invalid` {id, messages} and `failed` {id}.
 */
const { session, origin, errors } = document.body.dataset
const texts = JSON.parse(errors)
const FIELDS = ['number', 'expiry', 'code', 'name']
const inputOf = name => document.getElementById(name)

/** A frame that is being removed has no parent but itself. */
const post = message => {
  if (window.parent !== window) window.parent.postMessage({ source: 'payment-fields', ...message }, origin)
}

const showError = (name, text) => {
  inputOf(name).setAttribute('aria-invalid', String(text !== ''))
  document.getElementById(`${name}-error`).textContent = text
}

const showErrors = found => {
  for (const name of FIELDS) showError(name, texts[found[name]] ?? '')
  const first = FIELDS.find(name => found[name] !== undefined)
  if (first !== undefined) inputOf(first).focus()
}

const tokenize = async id => {
  document.getElementById('failed').textContent = ''
  const values = Object.fromEntries(FIELDS.map(name => [name, inputOf(name).value]))
  try {
    const answer = await fetch(`/fields/${session}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    const body = await answer.json()
    if (answer.status === 422) {
      showErrors(body.errors)
      const messages = FIELDS.flatMap(name => texts[body.errors[name]] ?? [])
      return post({ type: 'invalid', id, messages })
    }
    if (!answer.ok) throw new Error('refused')
    showErrors({})
    post({ type: 'token', id, card: body })
  } catch {
    document.getElementById('failed').textContent = texts.failed
    post({ type: 'failed', id })
  }
}

window.addEventListener('message', ({ source, origin: sender, data }) => {
  if (source !== window.parent || sender !== origin) return
  if (data?.type === 'tokenize' && typeof data.id === 'string') void tokenize(data.id)
})

// Digits in groups of four, as on the card; the caret stays where it is while digits are changed in the middle.
inputOf('number').addEventListener('input', ({ target }) => {
  if (target.selectionStart !== target.value.length) return
  target.value = target.value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')
})
for (const name of FIELDS) inputOf(name).addEventListener('input', () => showError(name, ''))

new ResizeObserver(() => post({ type: 'height', height: document.documentElement.scrollHeight })).observe(
  document.querySelector('main'),
)
post({ type: 'ready' })
