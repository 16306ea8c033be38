import { expect, test } from 'vitest'
import {
  buildDevelopmentPolicy,
  buildPolicy,
  formTargetsOf,
} from '@/lib/front-door/policy/content-security-policy'
import { OWN_SCRIPT_HASH } from '@/lib/front-door/policy/script-shapes'
import { parseStoreHosts } from '@/lib/site/hosts'

const directives = (policy: string) =>
  new Map(policy.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))

test('a personal page runs scripts with its nonce, what they load and our one inline script, nothing else', () => {
  const policy = directives(buildPolicy({ nonce: 'abc', connect: [], secure: true }))
  expect(policy.get('script-src')).toBe(`'nonce-abc' '${OWN_SCRIPT_HASH}' 'strict-dynamic'`)
})

test('a public page runs our own files and the named inline scripts', () => {
  const policy = directives(
    buildPolicy({ scriptHashes: ['sha256-a', 'sha256-b'], connect: [], secure: true }),
  )
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
})

test('of styles a page has our own files and the sheets of the given hashes', () => {
  const policy = directives(buildPolicy({ styleHashes: ['sha256-a'], connect: [], secure: true }))
  expect(policy.get('style-src')).toBe("'self' 'sha256-a'")
})

test('every page forbids framing, plugins, foreign form targets and bases', () => {
  const policy = directives(buildPolicy({ connect: ['https://flags.test'], secure: true }))
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self' https://flags.test",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  })
})

test('a form may lead to another site of the same deployment', () => {
  const policy = directives(buildPolicy({ connect: [], formTargets: ['*.example.nl:*'], secure: true }))
  expect(policy.get('form-action')).toBe("'self' *.example.nl:*")
})

test('a form may end on the error page of the marketing site, whose address is the configured one', () => {
  const rules = parseStoreHosts('*.example.nl')
  expect(formTargetsOf(rules, 'https://site.test/base')).toEqual(['*.example.nl:*', 'https://site.test'])
  expect(formTargetsOf(rules, undefined)).toEqual(['*.example.nl:*'])
})

test('subresources are not upgraded where the site itself is plain HTTP', () => {
  expect(buildPolicy({ connect: [], secure: false })).not.toContain('upgrade-insecure-requests')
})

test('only the development policy evaluates code', () => {
  expect(buildDevelopmentPolicy({ connect: [] })).toContain("'unsafe-eval'")
  expect(buildPolicy({ nonce: 'n', connect: [], secure: false })).not.toContain('unsafe')
})

test('tags that are switched on may load, call and count; nothing else is opened for them', () => {
  const closed = directives(buildPolicy({ scriptHashes: ['sha256-a'], connect: [], secure: true }))
  const opened = directives(
    buildPolicy({ scriptHashes: ['sha256-a'], connect: [], tags: ['https://tags.test'], secure: true }),
  )
  const changed = [...opened].filter(([name, sources]) => closed.get(name) !== sources)
  expect(Object.fromEntries(changed)).toEqual({
    'script-src': "'self' 'sha256-a' https://tags.test",
    'connect-src': "'self' https://tags.test",
    'img-src': "'self' data: https://tags.test",
  })
})

test('on a personal page a tag runs only where one of our own scripts has loaded it', () => {
  const policy = directives(
    buildPolicy({ nonce: 'abc', connect: [], tags: ['https://tags.test'], secure: true }),
  )
  expect(policy.get('script-src')).toBe(`'nonce-abc' '${OWN_SCRIPT_HASH}' 'strict-dynamic'`)
})

test('only the given origins may be shown in frames, and without any no other page', () => {
  const policy = (frames?: readonly string[]) =>
    directives(buildPolicy({ connect: [], secure: true, ...(frames && { frames }) }))
  expect(policy(['https://pay.test']).get('frame-src')).toBe('https://pay.test')
  expect(policy().get('frame-src')).toBeUndefined()
})
