// Command resolve shows what aqua resolves a package definition to, with aqua's own packages.
//
// Each facts/definitions/<name>.yaml contains a package definition and versions, templates, or
// expressions. resolve runs the code of `aqua install` (with recorders instead of the network, the archive, and
// the compilers) and writes the resolution to <name>.json in the output folder.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"go.yaml.in/yaml/v3"
)

// input is the content of a facts/definitions/<name>.yaml.
type input struct {
	// Definition is one package of a registry, in the form that a page shows.
	Definition string `yaml:"definition"`
	// Versions are the versions in aqua.yaml. Pages show the result for each.
	Versions []string `yaml:"versions"`
	// Vars are the values in aqua.yaml for the variables of the definition.
	Vars map[string]any `yaml:"vars"`
	// Environments replaces the six default platforms: goos/goarch or goos/goarch/libc.
	Environments []string `yaml:"environments"`
	// Templates are rendered in the context of Definition and the first of Versions.
	Templates []templateInput `yaml:"templates"`
	// Expressions are evaluated for versions.
	Expressions []expressionInput `yaml:"expressions"`
}

// resolution is the content of a facts/definitions/<name>.json.
type resolution struct {
	Tool        string                 `json:"tool"`
	Definition  string                 `json:"definition,omitempty"`
	Versions    []versionResolution    `json:"versions,omitempty"`
	Templates   []templateResolution   `json:"templates,omitempty"`
	Expressions []expressionResolution `json:"expressions,omitempty"`
}

func main() {
	if len(os.Args) != 3 { //nolint:mnd
		fmt.Fprintln(os.Stderr, "usage: resolve <folder> <output folder>")
		os.Exit(2) //nolint:mnd
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir, output string) error {
	inputs, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil {
		return err
	}
	if len(inputs) == 0 {
		return fmt.Errorf("no YAML files in %s", dir)
	}
	tool, err := toolVersion()
	if err != nil {
		return err
	}
	var failures []error
	for _, path := range inputs {
		text, err := resolveFile(path, tool)
		if err != nil {
			failures = append(failures, fmt.Errorf("%s: %w", path, err))
			continue
		}
		target := filepath.Join(output, strings.TrimSuffix(filepath.Base(path), ".yaml")+".json")
		if err := os.WriteFile(target, text, 0o644); err != nil { //nolint:gosec,mnd
			return err
		}
	}
	return errors.Join(failures...)
}

func resolveFile(path, tool string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	in := &input{}
	if err := decode(text, in); err != nil {
		return nil, err
	}
	out := &resolution{Tool: tool, Definition: in.Definition}
	if in.Definition != "" {
		if len(in.Versions) == 0 {
			return nil, errors.New("a definition needs versions")
		}
		if out.Versions, err = resolveVersions(in); err != nil {
			return nil, err
		}
	}
	if len(in.Templates) != 0 {
		if out.Templates, err = resolveTemplates(in); err != nil {
			return nil, err
		}
	}
	if out.Expressions, err = resolveExpressions(in.Expressions); err != nil {
		return nil, err
	}
	buf := &bytes.Buffer{}
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(out); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

// decode parses YAML and rejects unknown fields, so that a typo in a sample is an error.
func decode(text []byte, target any) error {
	dec := yaml.NewDecoder(bytes.NewReader(text))
	dec.KnownFields(true)
	return dec.Decode(target)
}

// toolVersion returns the version of aqua with which this program was built.
func toolVersion() (string, error) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "", errors.New("built without module information")
	}
	for _, dep := range info.Deps {
		if dep.Path == "github.com/aquaproj/aqua/v2" {
			return dep.Version, nil
		}
	}
	return "", errors.New("built without aqua")
}
