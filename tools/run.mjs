// The one entry of every npm script. Plain JavaScript without dependencies, because it runs before
// anything is installed, on any version of Node.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `Sarn needs Node 20 or newer to start itself; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// Imported only now: an older Node could not parse it.
const { main } = await import('./run/main.mjs');
process.exitCode = await main(process.argv[2], process.argv.slice(3));
