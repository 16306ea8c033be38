import type { NextConfig } from 'next'

// The file middleware.ts is a fixed name of this project; only the framework's rename notice is dropped.
const warn = console.warn
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('"middleware" file convention')) warn(...words)
}

export default {
  output: 'standalone',
  poweredByHeader: false,
  // Its wrapper around an answer and that of the front door undo one another in the middle of a page that
  // streams.
  compress: false,
  // Only what is repeated needs a tag, and the front door makes those.
  generateEtags: false,
  // Pages bring their style sheet with them: a header that has it fetched as well would load it twice, and
  // outgrow a proxy's buffer.
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  // A shared cache may show a public page for a day while it fetches the new one; without a limit it would be
  // a year.
  expireTime: 86_400,
  images: { unoptimized: true },
  // What is kept is kept by the front door and by those who make it, within their limits.
  cacheMaxMemorySize: 0,
  // The front door holds a page until it is whole, so its title may as well stand in its head for everybody.
  htmlLimitedBots: /./,
  allowedDevOrigins: [
    '*.example.com',
    '*.example.ca',
    '*.example.co.uk',
    '*.example.com.au',
    '*.example.asia',
    '*.example.nl',
    '*.example.es',
  ],
  experimental: {
    isrFlushToDisk: false,
    // Small parts come together with what needs them. Bigger ones stay shared: the steps of the registration
    // load their form library once.
    turbopackChunking: { minChunkSize: 120_000, maxMergeChunkSize: 90_000 },
  },
} satisfies NextConfig
