/** All tests at once. */
import.meta.glob("./*.test.ts", { eager: true });
