// Preloaded into every process that a script starts: the process exits when the script has ended, for
// whatever reason.
process.on('disconnect', () => process.exit(0))
process.channel?.unref()
