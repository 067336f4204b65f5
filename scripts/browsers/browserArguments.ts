// The browser connects to this machine only, without background activity.
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

// Pages of tests are open for seconds: to compile their hot functions again takes a tenth of their time.
export const withoutOptimizing = '--js-flags=--no-opt,--no-maglev';
