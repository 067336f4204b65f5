import { useEffect } from 'react';
import { studioClient, useProjectQuery, useStateQuery } from '../api/studioClient.ts';
import { useStudioDispatch } from '../store/store.ts';

/** Reads everything again when a file changes on disk. */
export function useDiskChanges(): void {
  const dispatch = useStudioDispatch();
  const { data: project } = useProjectQuery({});
  const { data: state } = useStateQuery({});
  const known = project?.revision;
  const current = state?.revision;
  useEffect(() => {
    if (known !== undefined && current !== undefined && known !== current)
      dispatch(studioClient.util.invalidateTags(['files']));
  }, [dispatch, known, current]);
}
