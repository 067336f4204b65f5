// The faces of the catalog, so that the choice of a font shows the font.
import '@fontsource-variable/archivo';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/exo-2';
import '@fontsource-variable/figtree';
import '@fontsource-variable/manrope';
import '@fontsource-variable/oswald';
import '@fontsource-variable/outfit';
import '@fontsource-variable/plus-jakarta-sans';
import '@fontsource-variable/rubik';
import '@fontsource-variable/sora';
import '@fontsource-variable/unbounded';
