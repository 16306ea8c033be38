import { screen } from '@testing-library/react'
import { useId } from 'react'
import { expect, it } from 'vitest'
import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import { drawOnServer, renderFromServer } from '../../support/render-from-server'

type Data = { words: string }

const Contents = ({ words }: Data) => <p>{words}</p>

const Part = ({ id, words }: Data & { id: string }) => (
  <StaticMarkup
    as="nav"
    id={id}
    aria-label="Part"
    data={staticMarkupData({ words })}
    draw={typeof window === 'undefined' && Contents}
  />
)

it('is drawn from its data by the server, with words as words', () => {
  expect(drawOnServer(<Part id="words" words="<b>A & B</b>" />)).toBe(
    '<nav id="words" aria-label="Part"><p>&lt;b&gt;A &amp; B&lt;/b&gt;</p></nav>',
  )
})

it('stays in the browser as it came, with what scripts have made of it', () => {
  const { rerender } = renderFromServer(<Part id="stays" words="As it came" />)
  const words = screen.getByText('As it came')
  words.toggleAttribute('data-open', true)
  rerender(<Part id="stays" words="Other words" />)
  expect(screen.getByRole('navigation', { name: 'Part' })).toContainElement(words)
  expect(words).toHaveAttribute('data-open')
  expect(words).toHaveTextContent('As it came')
})

it('comes back as it came where the browser has to make it anew', () => {
  const { rerender } = renderFromServer(<Part id="anew" words="As it came" />)
  rerender(
    <main>
      <Part id="anew" words="As it came" />
    </main>,
  )
  expect(screen.getByRole('navigation', { name: 'Part' })).toHaveTextContent('As it came')
})

it('is drawn once for the same data, and anew for other data', () => {
  const drawings: string[] = []
  const Counted = ({ words }: Data) => {
    drawings.push(words)
    return words
  }
  const draw = (words: string) =>
    drawOnServer(<StaticMarkup as="div" id="once" data={staticMarkupData({ words })} draw={Counted} />)
  expect([draw('one'), draw('one'), draw('two')]).toEqual([
    '<div id="once">one</div>',
    '<div id="once">one</div>',
    '<div id="once">two</div>',
  ])
  expect(drawings).toEqual(['one', 'two'])
})

it('stays drawn where it is on every page, however many pages have a part of their own', () => {
  const drawings: string[] = []
  const Counted = ({ words }: Data) => {
    drawings.push(words)
    return words
  }
  const draw = (id: string, words: string) =>
    drawOnServer(<StaticMarkup as="div" id={id} data={staticMarkupData({ words })} draw={Counted} />)
  for (let page = 0; page < 250; page += 1) {
    draw('frame', 'frame')
    draw('part', `part ${page}`)
  }
  draw('part', 'part 0')
  expect(drawings.filter(words => words === 'frame')).toHaveLength(1)
  expect(drawings.filter(words => words === 'part 0')).toHaveLength(2)
})

it('gives its elements ids that nothing else on the page has', () => {
  const Field = () => <input id={useId()} />
  const html = drawOnServer(
    <>
      <Field />
      <StaticMarkup as="div" id="one-search" data={staticMarkupData({})} draw={Field} />
      <StaticMarkup as="div" id="other-search" data={staticMarkupData({})} draw={Field} />
    </>,
  )
  const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(3)
})

it('carries no data that was drawn, only its name', () => {
  expect(staticMarkupData({ words: 'Many words' })).toMatch(/^[\w-]{16}$/)
  expect(staticMarkupData({ words: 'Many words' })).toBe(staticMarkupData({ words: 'Many words' }))
})

it('fails rather than leave a part of the page out', () => {
  const nobodys = 'nobodys' as StaticMarkupData<Data>
  expect(() => drawOnServer(<StaticMarkup as="div" id="lost" data={nobodys} draw={Contents} />)).toThrow(
    'nobodys',
  )
})
