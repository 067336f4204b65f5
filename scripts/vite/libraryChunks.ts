// One chunk per big library, so that a release keeps a returning visitor's libraries cached. Small ones stay where
// they are used.
export const libraryChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/mount\.ts$/ },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'redux',
    test: /node_modules\/(@reduxjs\/toolkit(?!\/dist\/query)|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store)\//,
  },
  { name: 'styled-components', test: /node_modules\/(styled-components|@emotion|stylis)\// },
  { name: 'forms', test: /node_modules\/(final-form|react-final-form)\// },
  // Only uploads need its other adapter.
  { name: 'axios', test: /node_modules\/axios\/(?!lib\/adapters\/xhr\.js)/ },
  { name: 'pusher', test: /node_modules\/pusher-js\// },
  { name: 'carousel', test: /node_modules\/embla-carousel/ },
  { name: 'phone', test: /node_modules\/libphonenumber-js\// },
  { name: 'floating', test: /node_modules\/@floating-ui\// },
].map((group) => ({ ...group, entriesAwareMergeThreshold: 0 }));
