// The OpenID library warns about every runtime without the name of a long-term-support line, which even the
// pinned release of such a line lacks until its day. It looks once, when it is loaded; import this file
// before it.
if (process.release.lts === undefined) Object.assign(process.release, { lts: 'Pinned' })

export {}
