import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Explore } from '@/components/home/explore'
import { builtInFooter, builtInHeader } from '@/lib/backends/content/built-in'
import { contentHref } from '@/lib/backends/content/href'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'

const BASE = 'https://www.assessments.example'

describe.each(LOCALES)('the entrances on the home page of %s', locale => {
  const tiles = () => {
    renderFromServer(<Explore locale={locale} siteBase={BASE} />)
    const region = screen.getByRole('region', { name: getMessages(locale).home.explore.heading })
    return within(region)
      .getAllByRole('link')
      .map(link => [link.textContent?.trim(), link.getAttribute('href')] as const)
  }

  it('lead where menu and footer lead under the same words', () => {
    const columns = [
      ...builtInHeader(locale).groups.flatMap(group => group.columns),
      ...builtInFooter(locale).columns,
    ]
    const known = new Map(
      columns.flatMap(({ links }) =>
        links.map(({ label, href }) => [label, contentHref(href, locale, BASE)]),
      ),
    )
    const same = tiles().filter(([name = '']) => known.has(name))
    expect(same.length).toBeGreaterThanOrEqual(1)
    for (const [name = '', href] of same) expect([name, href]).toEqual([name, known.get(name)])
  })

  it('fill a row of three', () => {
    expect(tiles()).toHaveLength(3)
  })
})
