import { html } from 'hono/html'
import { FIELD_TEXTS, type FieldLanguage } from './texts.ts'

type Markup = ReturnType<typeof html>

type FieldsPage = { session: string; origin: string; language: FieldLanguage; styleQuery: string }

type Field = { name: string; label: string; autocomplete: string; hint?: string; numeric?: boolean }

/** The document of the hosted fields; its script knows the only origin that it talks to. */
export const fieldsPage = ({ session, origin, language, styleQuery }: FieldsPage): Markup => {
  const texts = FIELD_TEXTS[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="stylesheet" href="/fields/style.css?${styleQuery}">
<script type="module" src="/fields/fields.js"></script>
</head>
<body data-session="${session}" data-origin="${origin}" data-errors="${JSON.stringify(texts.errors)}">
<main>
${field({ name: 'number', label: texts.number, autocomplete: 'cc-number', numeric: true })}
<div class="pair">
${field({ name: 'expiry', label: texts.expiry, autocomplete: 'cc-exp', hint: texts.expiryHint, numeric: true })}
${field({ name: 'code', label: texts.code, autocomplete: 'cc-csc', hint: texts.codeHint, numeric: true })}
</div>
${field({ name: 'name', label: texts.name, autocomplete: 'cc-name' })}
<p class="error" id="failed" role="alert"></p>
</main>
</body>
</html>
`
}

const field = ({ name, label, autocomplete, hint, numeric = false }: Field): Markup =>
  html`<div>
<label for="${name}">${label}</label>
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<p class="error" id="${name}-error"></p>
<input id="${name}" name="${name}" type="text" autocomplete="${autocomplete}" inputmode="${numeric ? 'numeric' : 'text'}" maxlength="${
    LENGTHS[name] ?? 100
  }" required aria-describedby="${hint === undefined ? '' : `${name}-hint `}${name}-error" spellcheck="false">
</div>`

const LENGTHS: Readonly<Record<string, number>> = { number: 30, expiry: 9, code: 4 }
