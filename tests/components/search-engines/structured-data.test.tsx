import { expect, it } from 'vitest'
import { StructuredData } from '@/components/search-engines/structured-data'
import { drawOnServer, renderFromServer } from '../../support/render-from-server'

const THINGS = [{ '@context': 'https://schema.org', '@type': 'Product', name: 'A & B </script>' }] as const

const block = () => document.querySelector('script[type="application/ld+json"]')

it('tells machines what the page is about, and nothing that ends its block', () => {
  const html = drawOnServer(<StructuredData things={THINGS} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).toContain('A & B \\u003c/script>')
})

it('stays in the browser as it came', () => {
  renderFromServer(<StructuredData things={THINGS} />)
  expect(JSON.parse(block()?.textContent ?? '')).toEqual(THINGS[0])
})

it('is no block where there is nothing to tell', () => {
  expect(drawOnServer(<StructuredData things={[]} />)).toBe('')
})
