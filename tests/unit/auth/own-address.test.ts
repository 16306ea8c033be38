import { describe, expect, it } from 'vitest'
import { ownAddressOf } from '@/lib/auth/sign-out-plan'
import { parseStoreHosts } from '@/lib/site/hosts'

const DEPLOYMENT = {
  origin: 'https://store.example.com',
  hostRules: parseStoreHosts('store.example.com,store.example.ca'),
}

describe('the address that commerce names for after a sign-out', () => {
  it.each([
    ['https://store.example.com/en-us/bye?x=1', '/en-us/bye?x=1'],
    ['https://store.example.ca/fr-ca', 'https://store.example.ca/fr-ca'],
    ['https://store.example.ca/', 'https://store.example.ca/'],
  ])('%s is followed', (location, target) => {
    expect(ownAddressOf(location, DEPLOYMENT)).toBe(target)
  })

  it.each([
    undefined,
    '',
    '/relative',
    'https://store.example.com/',
    'https://evil.example/',
    'https://user@store.example.com/x',
    'http://store.example.com/x',
    'https://store.example.com:8443/x',
    'javascript:alert(1)',
  ])('%s leaves the choice to the page', location => {
    expect(ownAddressOf(location, DEPLOYMENT)).toBeUndefined()
  })
})
