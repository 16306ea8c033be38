import { expect, test } from 'vitest'
import { robotsTxt } from '@/lib/seo/robots'
import { sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap'

test('an address is escaped as XML wants it', () => {
  expect(sitemapXml(['https://a/?x=1&y=<2>'])).toContain('<loc>https://a/?x=1&#38;y=&#60;2&#62;</loc>')
})

test('a list of sitemaps is no sitemap', () => {
  expect(sitemapIndexXml(['https://a/s.xml'])).toMatch(
    /<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/a\/s\.xml<\/loc><\/sitemap>/,
  )
})

test('robots are asked to leave alone what is personal or endless, on every site of the host', () => {
  const text = robotsTxt(['en-ca', 'fr-ca'], ['https://a/en-ca/sitemap.xml'])
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /fr-ca/register',
      'Disallow: /store/caassessments/en/search?',
      'Disallow: /store/caassessments/fr/fit?',
      'Disallow: /store/caassessments/fr/my-account',
      'Sitemap: https://a/en-ca/sitemap.xml',
    ]),
  )
  expect(text).not.toMatch(/\/(?:search|fit)$/m)
})
