// Package lookup gets packages from registries, and what aqua logs about them.
package lookup

import (
	"context"
	"errors"
	"log/slog"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/config"
	"github.com/aquaproj/aqua/v2/pkg/config/aqua"
	"github.com/aquaproj/aqua/v2/pkg/config/registry"
	"github.com/aquaproj/aqua/v2/pkg/runtime"
)

// Runtime returns the platform that is written goos/goarch or goos/goarch/libc.
func Runtime(platform string) *runtime.Runtime {
	goos, rest, _ := strings.Cut(platform, "/")
	goarch, libc, _ := strings.Cut(rest, "/")
	return &runtime.Runtime{GOOS: goos, GOARCH: goarch, LibC: libc}
}

// Find gets a package from aqua.yaml and a registry with the definition info, as `aqua install` does.
// It returns nil if the platform is not supported.
func Find(logger *slog.Logger, info *registry.PackageInfo, version string, vars map[string]any, rt *runtime.Runtime) (*config.Package, error) {
	pkgs, failed := config.ListPackages(logger, &aqua.Config{
		Packages:   []*aqua.Package{{Name: info.GetName(), Registry: "local", Version: version, Vars: vars}},
		Registries: aqua.Registries{"local": {Name: "local", Type: "local"}},
	}, rt, map[string]*registry.Config{"local": {PackageInfos: registry.PackageInfos{info}}})
	if failed {
		return nil, errors.New("aqua refuses the definition")
	}
	if len(pkgs) == 0 {
		return nil, nil //nolint:nilnil
	}
	return pkgs[0], nil
}

// Log is a log handler that stores the constraint that matched last, and the errors.
type Log struct {
	Matched string
	Errors  []string
}

func (l *Log) Enabled(context.Context, slog.Level) bool { return true }
func (l *Log) WithAttrs([]slog.Attr) slog.Handler       { return l }
func (l *Log) WithGroup(string) slog.Handler            { return l }

func (l *Log) Handle(_ context.Context, rec slog.Record) error {
	if rec.Message == "match the version_constraint" {
		rec.Attrs(func(a slog.Attr) bool {
			if a.Key == "version_constraint" {
				l.Matched = a.Value.String()
			}
			return true
		})
	}
	if rec.Level >= slog.LevelError {
		l.Errors = append(l.Errors, rec.Message)
	}
	return nil
}
