import { join } from 'node:path'
import type { NextConfig } from 'next'

const root = join(import.meta.dirname, '..', '..')

export default {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
} satisfies NextConfig
