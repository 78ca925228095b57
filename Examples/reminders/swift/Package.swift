// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "reminders",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Made by `dataconnect sdk generate`: see README.md.
        .package(path: "dataconnect-generated/RemindersSDK"),
        .package(name: "dataconnect", path: "../../.."),
    ],
    targets: [
        .executableTarget(
            name: "reminders",
            dependencies: [
                .product(name: "RemindersSDK", package: "RemindersSDK"),
                .product(name: "DataConnectClient", package: "dataconnect"),
            ],
            path: "Sources")
    ]
)
