'use client'

import './globals.css'

const TEXTS = [
  { lang: 'en', title: 'Sorry, the store has a problem', text: 'Please try again in a few minutes.' },
  { lang: 'fr-CA', title: 'Désolé, la boutique a un problème', text: 'Réessayez dans quelques minutes.' },
  { lang: 'nl', title: 'Er is een probleem met de winkel', text: 'Probeer het over enkele minuten opnieuw.' },
  {
    lang: 'es',
    title: 'Lo sentimos, la tienda tiene un problema',
    text: 'Inténtelo de nuevo en unos minutos.',
  },
] as const

/**
 * Last-resort error page, for a failure of the root layout: the locale is unknown, and nothing here needs a
 * script.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>{TEXTS[0].title}</title>
      </head>
      <body>
        <main className="column py-16">
          {TEXTS.map(({ lang, title, text }, index) => (
            <section key={lang} lang={lang} className="mt-8">
              {index === 0 ? <h1>{title}</h1> : <h2 className="text-xl">{title}</h2>}
              <p className="mt-2">{text}</p>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
